"""Both games as environments for learning programs: `pip install 'herzog[rl]'`.

`herzog.envs.pettingzoo`, `herzog.envs.gymnasium` and `herzog.envs.openspiel` each need the library they are called
after; `herzog.envs.vector` plays many games at once and needs only numpy.
"""
